/*
 * Imported by every script for its effect: its output is guarded as that of the command line, so that `| head` ends the output
 * and not the work, and no secret of the process is printed.
 */
import { guardTerminal } from '../../src/core/output/terminal.js';
guardTerminal();
