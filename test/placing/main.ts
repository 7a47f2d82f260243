/* `npm run placing`: writes docs/placing.md from the data of how blocks are placed. */
import '../support/guarded.ts'
import { writeFileSync } from 'node:fs'
import { packagePath } from '../../src/core/package-root.ts'
import { placingTable } from './placing-table.ts'

writeFileSync(packagePath('docs', 'placing.md'), placingTable())
