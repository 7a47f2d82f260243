/**
 * Draws the sheet of all families into docs/ and rewrites the reference of the test of looks: `npm run draw:looks`. Look at the
 * sheet before you commit. `npm run draw:looks -- sheet.png stairs doors` draws some families only.
 */
import '../support/guarded.ts'
import { writeFileSync } from 'node:fs'
import { packagePath } from '../../src/core/package-root.ts'
import { encodePng } from '../../src/render/image/png.ts'
import { fingerprints, GOLDEN, GOLDEN_VERSIONS, versionFingerprints } from './golden.ts'
import { sheetOf } from './sheet.ts'
import { SPECIMENS } from './specimens.ts'

const [, , file, ...families] = process.argv
const chosen = families.length === 0 ? SPECIMENS : SPECIMENS.filter(({ family }) => families.includes(family))
writeFileSync(file ?? packagePath('docs', 'looks.png'), encodePng(sheetOf(chosen), 9))
if (file === undefined) {
  writeFileSync(GOLDEN, `${JSON.stringify(fingerprints(), undefined, 2)}\n`)
  writeFileSync(GOLDEN_VERSIONS, `${JSON.stringify(versionFingerprints(), undefined, 2)}\n`)
}
