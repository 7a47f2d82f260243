import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { all } from './testing.ts'

const VERSION = '1.19.2'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const reading = (name: string) => all(importFile(join(folder, name), importers, { minecraft: VERSION }))

describe('what cannot be read as a file is refused before it is opened:', () => {
  it('a folder', async () => {
    await expect(reading('.')).rejects.toThrow('is a folder; name a file in it')
  })

  it('a link that leads back to itself', async () => {
    symlinkSync('loop.json', join(folder, 'loop.json'))
    await expect(reading('loop.json')).rejects.toThrow('is a link that leads back to itself')
  })

  it.skipIf(process.platform === 'win32')('a device, or a pipe that may never be written to', async () => {
    await expect(all(importFile('/dev/null', importers, { minecraft: VERSION }))).rejects.toThrow(
      'is neither a file nor a folder',
    )
  })
})

describe('of a file that no importer knows, it is said why:', () => {
  it.each([
    ['nothing', '', 'is empty'],
    ['blank lines', '\n \n', 'is empty'],
    ['an empty list', '[ ]\n', 'is an empty list'],
    ['UTF-16', Buffer.from('\ufeff[{"blocks": []}]', 'utf16le'), 'is UTF-16, as it seems; save it as UTF-8'],
    ['something else', '[{"words": 1}]', 'not a file that an importer knows (MCU'],
  ])('%s', async (_, content, message) => {
    writeFileSync(join(folder, 'unknown.json'), content)
    await expect(reading('unknown.json')).rejects.toThrow(message)
  })
})
