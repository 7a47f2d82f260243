import type { Page } from 'playwright-core'

/** The controls of a page that a screen reader has no name for, as HTML. */
export const namelessControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, canvas')]
      .filter(
        (node) =>
          node.closest('[aria-hidden="true"]') === null &&
          !node.textContent?.trim() &&
          !node.getAttribute('aria-label') &&
          !(node as HTMLInputElement).labels?.length,
      )
      .map((node) => node.outerHTML),
  )
