import { type Drawing, INK, type Mark, TEXT_SIZE } from './drawing.ts'
import { helveticaWidth, toWinAnsi } from './helvetica.ts'

/**
 * A drawing as a PDF of one page (PDF 1.4, ISO 32000), which pdflatex includes. Text is Helvetica, one of the fonts that every reader
 * has; the same drawing gives the same bytes.
 */
export function toPdf({ width, height, marks }: Drawing): Uint8Array {
  const content = [
    '1 J 1 j',
    // PDF counts from the lower left corner.
    `1 0 0 -1 0 ${number(height)} cm`,
    ...marks.map(markPdf),
  ].join('\n')
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** The objects with the table of their offsets. Every character is one byte. */
function fileOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const number = (value: number): string => String(Number(value.toFixed(2)))

/** A colour such as `#1f5fa8` as three numbers of 0..1. */
const colour = (hex: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')

function markPdf(mark: Mark): string {
  if (mark.type === 'line') {
    const path = mark.points.map(([x, y], index) => `${number(x)} ${number(y)} ${index === 0 ? 'm' : 'l'}`)
    const dash = mark.isDashed ? '[5 4] 0 d' : '[] 0 d'
    return `${colour(mark.colour)} RG ${number(mark.width)} w ${dash} ${path.join(' ')} S`
  }
  if (mark.type === 'circle') return circle(mark)
  const shift = { start: 0, middle: 0.5, end: 1 }[mark.anchor] * helveticaWidth(mark.text, TEXT_SIZE)
  const text = toWinAnsi(mark.text).replaceAll(/[\\()]/g, '\\$&')
  return `BT /F ${TEXT_SIZE} Tf ${colour(INK)} rg 1 0 0 -1 ${number(mark.x - shift)} ${number(mark.y)} Tm (${text}) Tj ET`
}

/** Length of the handles of a Bézier curve with which four of them make a circle (radii). */
const HANDLE = 0.5523

function circle({ x, y, radius: r, stroke, fill }: Extract<Mark, { type: 'circle' }>): string {
  const handle = HANDLE * r
  const curve = (...values: readonly number[]) => `${values.map(number).join(' ')} c`
  return [
    `${colour(stroke)} RG ${colour(fill)} rg 1.6 w [] 0 d`,
    `${number(x + r)} ${number(y)} m`,
    curve(x + r, y + handle, x + handle, y + r, x, y + r),
    curve(x - handle, y + r, x - r, y + handle, x - r, y),
    curve(x - r, y - handle, x - handle, y - r, x, y - r),
    curve(x + handle, y - r, x + r, y - handle, x + r, y),
    'b',
  ].join(' ')
}
