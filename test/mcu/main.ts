/* `npm run mcu:verbs`: writes the tables of docs/mcu.md from the data of verbs, constraints and families that are judged by eye. */
import '../support/guarded.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { packagePath } from '../../src/core/package-root.ts'
import { BEGIN, END, verbsTable } from './verbs-table.ts'

const path = packagePath('docs', 'mcu.md')
const text = readFileSync(path, 'utf8')
const [before = '', rest = ''] = text.split(BEGIN)
const [, after = ''] = rest.split(END)
writeFileSync(path, `${before}${BEGIN}\n\n${verbsTable()}\n${END}${after}`)
