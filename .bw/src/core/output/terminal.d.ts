/**
 * Masks secrets of this process in all its output from now on: its own, a library's, or Node's when the process crashes. A reader
 * that closes its end of a pipe (`| head`) ends the output, not the work.
 * @param phrase rewrites texts for people: all on stderr, and those on stdout if it is a terminal and not another program's input
 */
export declare function guardTerminal(phrase?: (text: string) => string): void;
