import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releaseChangelog, releaseCitation, releaseTarball } from '../.ci/release.ts'
import { packagePath, packageVersion } from '../src/core/package-root.ts'

const read = (name: string): string => readFileSync(packagePath(name), 'utf8')

it('dates what is unreleased and leaves an empty section above it', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-27\n\n- Old.\n'
  expect(releaseChangelog(text, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-27\n\n- Old.\n',
  )
  expect(() => releaseChangelog('## [Unreleased]\n\n## [0.1.0] - 2026-11-27\n', '0.2.0', '')).toThrow(
    'nothing',
  )
})

it('writes the version into the citation and into commands with the tarball', () => {
  const cited = releaseCitation(
    releaseCitation('version: 0.1.0\nlicense: MIT\n', '0.2.0', '2026-12-01'),
    '0.3.0',
    '2027-01-01',
  )
  expect(cited).toBe('version: 0.3.0\ndate-released: 2027-01-01\nlicense: MIT\n')
  expect(releaseTarball('npm install ./causalmace-0.1.0.tgz', '0.2.0-rc.1')).toBe(
    'npm install ./causalmace-0.2.0-rc.1.tgz',
  )
})

it('has a dated section for the version of the package, and the same version in every document', () => {
  const version = packageVersion()
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'))
  expect(read('CITATION.cff')).toContain(`\nversion: ${version}\n`)
  for (const name of ['README.md', 'CONTRIBUTING.md', 'docs/guide/package.md'])
    expect(read(name)).toBe(releaseTarball(read(name), version))
})
