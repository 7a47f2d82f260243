import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the site's build. */
export const SITE = dirname(fileURLToPath(import.meta.url))
/** The repository. */
export const ROOT = dirname(SITE)
/** The pages that VitePress reads. All of them are written by the build. */
export const PAGES = join(SITE, 'pages')
/** The built site. */
export const OUTPUT = join(SITE, '.vitepress', 'dist')
