// TerminalApplication
