import { Command } from 'commander'
import { KnowledgeStore } from '../experiment/knowledge/store.ts'
import { hashOf } from '../planner/causal/knowledge/knowledge.ts'
import { knowledgeText } from '../report/terminal/knowledge-table.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'

export const knowledgeCommand = (): Command =>
  new Command('knowledge')
    .description('evidence about dependencies from plans and runs with --knowledge')
    .addCommand(
      new Command('show')
        .description('print a store: evidence from questions and from play, by rules and kinds of subtasks')
        .argument('<file>', 'the store, or its folder')
        .addOption(allOption())
        .addOption(asOption())
        .addOption(jsonOption())
        .action((file: string, flags: LayoutFlags & JsonFlags) => show(file, flags)),
    )

function show(file: string, flags: LayoutFlags & JsonFlags): void {
  const store = KnowledgeStore.open(file, { mustExist: true })
  try {
    const all = store.keys().map((key) => store.about(key))
    const print = printerOf(flags)
    if (flags.json) printJson(all.map((content) => ({ hash: hashOf(content), ...content })))
    if (all.length === 0) print('The store is empty.')
    for (const content of all) tablePrinterOf(flags)(`${knowledgeText(content, layoutHere(flags))}\n`)
  } finally {
    store.close()
  }
}
