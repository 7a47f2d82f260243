import { createHash } from 'node:crypto'

/** SHA-256 of the text of a task file. */
export const taskHash = (text: string): string => createHash('sha256').update(text).digest('hex')
