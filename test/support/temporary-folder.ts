import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives all tests of a run one temporary folder (`os.tmpdir()` in every worker and in what it starts), and removes it in the
 * end. Whatever a test leaves in it is gone, even of tests that fail.
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'causalmace-test-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
