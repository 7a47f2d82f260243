import { hash } from 'node:crypto'

/** Length of a checksum (hexadecimal digits, 4 bits each): one error in 2^48 goes unnoticed. */
const DIGITS = 12

/**
 * A short checksum of a text: the beginning of its SHA-256.
 * @param before checksum of the previous line, for files whose lines form a chain
 */
export const checksum = (text: string, before = ''): string => hash('sha256', before + text).slice(0, DIGITS)

/** The format of a checksum, for patterns. */
export const CHECKSUM = `[0-9a-f]{${DIGITS}}`
