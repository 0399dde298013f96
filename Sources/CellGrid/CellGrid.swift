// CellGrid
