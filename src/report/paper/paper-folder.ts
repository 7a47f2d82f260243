import { count } from '../../core/count.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { TABLE_PACKAGES, toLatex } from '../table/latex.ts'
import { toLatexText } from '../table/latex-text.ts'
import type { Table } from '../table/model.ts'
import { appendixTables } from './appendix.ts'
import type { Figure } from './figures.ts'
import { toMacros } from './macros.ts'
import { toPdf } from './pdf.ts'
import { toSvg } from './svg.ts'

/** A file of the folder: its path, and its content. */
export interface PaperFile {
  path: string
  content: string | Uint8Array
}

/** Tables in the body of the paper; the others are in its appendix. */
const BODY = [
  /^summary$/,
  /^ablation/,
  /^cells$/,
  /^comparisons$/,
  /^contrasts$/,
  /^scenarios$/,
  /^categories/,
  /^gathering$/,
]

/**
 * An experiment as a folder that pdflatex compiles: `main.tex`, a file for each table, figures as PDF and SVG,
 * the numbers as macros, and an appendix with the settings and versions.
 */
export function paperFolder({
  spec,
  tables,
  figures,
  deviations,
}: {
  spec: ExperimentSpec
  tables: readonly Table[]
  figures: readonly Figure[]
  deviations: readonly string[]
}): PaperFile[] {
  const appendix = appendixTables(spec, deviations)
  const inBody = tables.filter(({ id }) => BODY.some((name) => name.test(id)))
  const others = [...tables.filter((table) => !inBody.includes(table)), ...appendix]
  return [
    { path: 'main.tex', content: mainTex(spec, { inBody, figures, others }) },
    { path: 'numbers.tex', content: toMacros(tables) },
    ...[...inBody, ...others].map((table) => ({ path: `tables/${table.id}.tex`, content: toLatex(table) })),
    ...figures.flatMap(({ name, drawing }) => [
      { path: `figures/${name}.pdf`, content: toPdf(drawing) },
      { path: `figures/${name}.svg`, content: toSvg(drawing) },
    ]),
  ]
}

function mainTex(
  spec: ExperimentSpec,
  {
    inBody,
    figures,
    others,
  }: {
    inBody: readonly Table[]
    figures: readonly Figure[]
    others: readonly Table[]
  },
): string {
  const input = ({ id }: Table) => `\\input{tables/${id}}`
  return [
    '% Written by causalmace export --paper. Compile with: pdflatex main.tex (twice, for references)',
    '\\documentclass[10pt,twocolumn]{article}',
    '\\usepackage[margin=54pt]{geometry}',
    '\\usepackage[utf8]{inputenc}',
    '\\usepackage[T1]{fontenc}',
    '\\usepackage{graphicx}',
    TABLE_PACKAGES,
    '\\setcounter{topnumber}{9}\\setcounter{totalnumber}{18}\\renewcommand{\\topfraction}{1}',
    '\\setcounter{dbltopnumber}{9}\\renewcommand{\\dbltopfraction}{1}\\renewcommand{\\textfraction}{0}',
    '\\input{numbers}',
    '',
    `\\title{${toLatexText(spec.title)}}`,
    '\\author{}',
    `\\date{${toLatexText(spec.createdAt.slice(0, 10))}}`,
    '\\begin{document}',
    '\\maketitle',
    '',
    '\\section{Results}',
    toLatexText(
      `${spec.title}: ${count(spec.conditions.length, 'condition')}, ${count(spec.tasks.length, 'task')}, ${count(spec.seeds.length, 'seed')}.`,
    ),
    ...inBody.map(({ id, caption }) => `Table~\\ref{tab:${id}}: ${toLatexText(caption)}`),
    ...figures.map(({ name, caption }) => `Figure~\\ref{fig:${name}}: ${toLatexText(caption)}`),
    'Appendix~\\ref{sec:protocol} says how it was played.',
    '',
    ...inBody.map(input),
    ...figures.map(figureTex),
    '\\clearpage',
    '\\appendix',
    '\\section{Protocol, versions and further tables}\\label{sec:protocol}',
    ...others.map(input),
    '\\end{document}',
    '',
  ].join('\n')
}

const figureTex = ({ name, caption }: Figure): string =>
  [
    '\\begin{figure*}[htbp]',
    '  \\centering',
    `  \\includegraphics[width=0.8\\textwidth]{figures/${name}}`,
    `  \\caption{${toLatexText(caption)}}`,
    `  \\label{fig:${name}}`,
    '\\end{figure*}',
  ].join('\n')
