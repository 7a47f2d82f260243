import '../support/guarded.ts'
import { writeFileSync } from 'node:fs'
import { packagePath } from '../../src/core/package-root.ts'
import { schemasPage } from '../../src/environment/schemas.ts'

/* `npm run environment:schemas`: writes the schemas of an environment to docs/, from the definitions that read them. */

const file = packagePath('docs', 'environment-schemas.md')
writeFileSync(file, schemasPage())
process.stdout.write(`${file} written\n`)
