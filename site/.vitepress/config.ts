import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '../paths.ts'

/*
 * The site. Its pages are written by the build (../main.ts); SITE_BASE is the path that it is served under, SITE_REPOSITORY the address of the
 * repository.
 */

interface Entry {
  text: string
  link: string
}

/** The anchor that GitHub gives a heading, so that links between pages hold in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** The pages of a folder by their titles, its own page first. */
function entriesOf(folder: string, order: readonly string[] = []): Entry[] {
  const names = readdirSync(join(PAGES, folder)).filter((name) => name.endsWith('.md'))
  const rank = (name: string) => {
    const index = ['index', ...order].indexOf(name.replace('.md', ''))
    return index === -1 ? order.length + 1 : index
  }
  return names
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => ({
      text: titleOf(join(folder, name)),
      link: linkOf(folder, name.replace(/(?:index)?\.md$/, '')),
    }))
}

const linkOf = (folder: string, name: string): string => (folder === '.' ? `/${name}` : `/${folder}/${name}`)

const titleOf = (page: string): string =>
  (/^# (.+)$/m.exec(readFileSync(join(PAGES, page), 'utf8'))?.[1] ?? page).replaceAll(/`|\\/g, '')

/** A group of the sidebar. Its heading leads to its first page: a heading without a link would be a button around a button. */
const group = (text: string, items: Entry[], collapsed = true) => ({
  text,
  items,
  collapsed,
  ...(items[0] && { link: items[0].link }),
})

const GUIDE_ORDER = [
  'start',
  'tasks',
  'models',
  'planners',
  'experiments',
  'open-tasks',
  'bots-and-worlds',
  'test-server',
  'server-set-up',
  'plug-ins',
  'other-projects',
]
const API = [
  { text: 'causalmace', link: '/reference/api/index/' },
  { text: 'causalmace/world', link: '/reference/api/world/' },
  { text: 'causalmace/testing', link: '/reference/api/testing/' },
]
const repository = process.env.SITE_REPOSITORY

export default {
  title: 'CausalMACE',
  description: 'Teams of Minecraft bots that plan together, with tools to measure how well they do.',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  // Without one, browsers ask for /favicon.ico.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: 'pages',
  // Addresses in running text are examples (http://localhost:11434/v1), not links.
  markdown: {
    anchor: { slugify: anchorOf },
    linkify: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/guide/' },
      { text: 'Commands', link: '/reference/cli/' },
      { text: 'API', link: '/reference/api/' },
      { text: 'Results', link: '/results' },
      { text: 'Glossary', link: '/glossary' },
    ],
    sidebar: [
      group('Guide', entriesOf('guide', GUIDE_ORDER), false),
      group('Commands', entriesOf('reference/cli')),
      group('API', [...API, { text: 'The world as a server', link: '/reference/world-server' }]),
      group(
        'Topics',
        entriesOf('.').filter(({ link }) => link !== '/'),
      ),
      group('Decisions', entriesOf('decisions')),
      group('Lab notes', entriesOf('lab')),
      group('Project', entriesOf('project')),
    ],
    ...(repository && { socialLinks: [{ icon: 'github', link: repository }] }),
  },
}
