import type { Page } from 'playwright-core'

/** The picture of the world; the layer of an agent's own view has canvases of its own. */
export const WORLD = 'canvas[role="img"]'

export const number = async (page: Page, selector: string): Promise<number> =>
  Number(/[\d.]+/.exec((await page.textContent(selector)) ?? '')?.[0])
export const built = (page: Page): Promise<number> => number(page, '.progress b')

/** Waits until the page shows this number of blocks. */
export async function untilBuilt(page: Page, blocks: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('.progress b')?.textContent) === wanted,
    blocks,
  )
}

/** Moves the slider as a person would drag it. */
export async function slideTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const slider = document.querySelector<HTMLInputElement>('#time')!
    slider.value = String(part * Number(slider.max))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }, share)
  await drawn(page)
}

/** Waits until picture and panels show the last change, on any machine: panels are redrawn every 120 ms. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const begun = performance.now()
        let frames = 0
        const step = (): void => {
          frames++
          if (frames > 4 && performance.now() - begun > 300) resolve()
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )

/** Stops the clock of a page that plays. */
export async function pause(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Pause', exact: true })
  if (await button.isVisible()) await button.click()
}

/** The colours of the picture, coarse enough to show only what is in it. */
export const coarse = async (page: Page): Promise<string> => {
  const png = await page.locator(WORLD).screenshot()
  return png.toString('base64')
}
