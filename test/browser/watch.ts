import { equal } from 'node:assert/strict'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Shown, showPage } from './command.ts'

/** Limit of every wait: it only ends what hangs, on a busy machine too (ms). */
const HANG_MS = 300_000

/** The tools of a check: pages that are listened to, commands that are stopped at the end. */
export class Watch {
  /** A folder of the whole test's own. */
  readonly folder: string
  readonly #browser: Browser
  readonly #pictures: string | undefined
  readonly #contexts: BrowserContext[] = []
  readonly #shown: Shown[] = []
  readonly #complaints: string[] = []

  constructor(browser: Browser, folder: string, pictures: string | undefined) {
    this.#browser = browser
    this.folder = folder
    this.#pictures = pictures
  }

  /** Starts a command that shows a page. @returns the page's address */
  async show(...args: string[]): Promise<string> {
    const shown = await showPage(...args)
    this.#shown.push(shown)
    return shown.url
  }

  /** A page on which every error and every request that leaves this machine is noted. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 760 }, ...options })
    this.#contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(HANG_MS)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#complaints.push(`console: ${message.text()} at ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.#complaints.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol !== 'data:' && protocol !== 'file:' && protocol !== 'blob:' && hostname !== '127.0.0.1')
        this.#complaints.push(`left this machine: ${request.url()}`)
    })
    return page
  }

  /** A page of a run or a list, once it has loaded. */
  async open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.page(options)
    await page.goto(url)
    await page.waitForSelector('[data-ready]')
    return page
  }

  async picture(page: Page, name: string): Promise<void> {
    if (this.#pictures !== undefined) await page.screenshot({ path: join(this.#pictures, `${name}.png`) })
  }

  /** Drops what was noted: a check that provokes errors looks at them itself. */
  forgive(): void {
    this.#complaints.length = 0
  }

  /** @throws AssertionError when a page has said that something is wrong */
  complain(): void {
    equal(this.#complaints.join('\n'), '')
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close()
    for (const shown of this.#shown) await shown.stop()
  }
}
