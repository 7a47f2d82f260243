import { px } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { type Drawing, INK, type Mark, TEXT_SIZE } from './drawing.ts'

/** A drawing as a file of SVG. */
export const toSvg = ({ title, width, height, marks }: Drawing): string =>
  `${html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" font-family="Helvetica,Arial,sans-serif" font-size="${TEXT_SIZE}"><title>${title}</title><rect width="100%" height="100%" fill="#fff"/>${marks.map(markSvg)}</svg>`.text}\n`

function markSvg(mark: Mark): Html {
  if (mark.type === 'line') {
    const path = mark.points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('')
    return html`<path fill="none" stroke="${mark.colour}" stroke-width="${mark.width}"${mark.isDashed ? html` stroke-dasharray="5 4"` : ''} d="${path}"/>`
  }
  if (mark.type === 'circle')
    return html`<circle cx="${px(mark.x)}" cy="${px(mark.y)}" r="${mark.radius}" stroke="${mark.stroke}" fill="${mark.fill}" stroke-width="1.6"/>`
  return html`<text x="${px(mark.x)}" y="${px(mark.y)}" text-anchor="${mark.anchor}" fill="${INK}">${mark.text}</text>`
}
