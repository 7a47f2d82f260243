/*
 * Until the package is on the registry, pages show the tarball that `npm pack` makes. `npm run docs -- --released` turns these lines into
 * what a user of the registry types, and leaves out what stands between `<!-- unreleased -->` and `<!-- /unreleased -->`.
 */

const UNRELEASED = /<!-- unreleased -->[\s\S]*?<!-- \/unreleased -->\n?/g
const TARBALL = /(?:\.\/)?causalmace-\d+\.\d+\.\d+\.tgz/g

/** The text of a page as it reads once the package is published. */
export const asReleased = (text: string): string =>
  text
    .replaceAll(UNRELEASED, '')
    .replaceAll(
      /npx (?:-p|--package)[= ](?:\.\/)?causalmace-\d+\.\d+\.\d+\.tgz causalmace/g,
      'npx causalmace',
    )
    .replaceAll(TARBALL, 'causalmace')
