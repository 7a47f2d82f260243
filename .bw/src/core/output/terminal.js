import { inspect } from 'node:util';
import { hidden } from '../secrets/secrets.js';
/**
 * Masks secrets of this process in all its output from now on: its own, a library's, or Node's when the process crashes. A reader
 * that closes its end of a pipe (`| head`) ends the output, not the work.
 * @param phrase rewrites texts for people: all on stderr, and those on stdout if it is a terminal and not another program's input
 */
export function guardTerminal(phrase = (text) => text) {
    guard(process.stderr, phrase);
    guard(process.stdout, process.stdout.isTTY === true ? phrase : (text) => text);
    // Node would print the error bypassing the streams.
    process.on('uncaughtException', (error) => {
        process.stderr.write(`${inspect(error)}\n`);
        process.exit(1);
    });
}
function guard(stream, phrase) {
    const write = stream.write.bind(stream);
    let hasReader = true;
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
        hasReader = false;
    });
    stream.write = ((chunk, ...more) => {
        if (hasReader)
            return write(maskedChunk(typeof chunk === 'string' ? phrase(chunk) : chunk), ...more);
        const written = more.at(-1);
        if (typeof written === 'function')
            process.nextTick(() => written());
        return true;
    });
}
function maskedChunk(chunk) {
    if (typeof chunk === 'string')
        return hidden(chunk);
    const text = Buffer.from(chunk).toString();
    const masked = hidden(text);
    return masked === text ? chunk : masked;
}
