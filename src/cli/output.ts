import { Option } from 'commander'
import type { TableFormat } from '../report/table/table.ts'

export interface JsonFlags {
  json?: boolean
}

export const jsonOption = (): Option =>
  new Option('--json', 'one JSON document on stdout, for programs; text for people goes to stderr')

/**
 * Prints lines for people: on stdout, or on stderr if stdout is reserved for programs or for tables that will be pasted
 * elsewhere.
 */
export const printerOf =
  ({ json = false, as: format = 'text' }: JsonFlags & { as?: TableFormat }): ((text: string) => void) =>
  (text) => {
    const stream = json || format !== 'text' ? process.stderr : process.stdout
    stream.write(`${text}\n`)
  }

/** Prints tables and the text that belongs to them. */
export const tablePrinterOf = ({ json = false }: JsonFlags): ((text: string) => void) => printerOf({ json })

/** Prints the document for programs. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
}
