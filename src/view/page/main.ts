import { listPage } from './list-page.ts'
import { runPage } from './run-page.ts'

const run = document.getElementById('run')
const list = document.getElementById('list')
if (run !== null) runPage(run)
if (list !== null) void listPage(list)
