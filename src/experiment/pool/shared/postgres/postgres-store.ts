import {
  type ExperimentStore,
  KEPT_SECONDS,
  RUNNER_GONE_MS,
  removeExperiment,
  type Store,
  WORKERS_REMEMBERED_SECONDS,
} from '../store.ts'
import { connectPostgres, type Database } from './connection.ts'
import { inspectPostgres, weaknessOf } from './inspect-postgres.ts'
import { postgresLibraries } from './libraries.ts'
import { MessageBoxes } from './message-boxes.ts'
import { postgresExperiment, TABLES } from './postgres-experiment.ts'

/** @throws MissingPackageError if its libraries are not installed, PoolError if the database does not exist */
export async function openPostgresStore(url: string): Promise<Store> {
  const libraries = await postgresLibraries()
  const database = await connectPostgres(url, libraries)
  const boxes = new MessageBoxes(database)
  const experiment = (instance: string) => postgresExperiment(database, boxes, instance, libraries)
  await forgetTheOld(database, experiment)
  return postgresStore(database, experiment)
}

function postgresStore(database: Database, experiment: (instance: string) => ExperimentStore): Store {
  const { query } = database
  return {
    name: 'PostgreSQL',
    async now() {
      const rows = await query<{ ms: string }>(
        'SELECT round(extract(epoch FROM clock_timestamp()) * 1000) AS ms',
      )
      return Number(rows[0]?.ms)
    },
    weakness: () => weaknessOf(database),
    inspect: () => inspectPostgres(database),
    async announce(instance, announcement, pulse) {
      await query(
        `INSERT INTO causalmace.experiment (instance, announcement, pulse, heard) VALUES ($1, $2, $3, now())
         ON CONFLICT (instance) DO UPDATE
         SET announcement = excluded.announcement, pulse = excluded.pulse, heard = excluded.heard`,
        [instance, announcement, pulse],
      )
    },
    async announced() {
      return query<{ instance: string; announcement: string; isAlive: boolean }>(
        `SELECT instance, announcement, ${isAlive} AS "isAlive" FROM causalmace.experiment`,
      )
    },
    async isAnnounced(instance) {
      const rows = await query('SELECT FROM causalmace.experiment WHERE instance = $1', [instance])
      return rows.length > 0
    },
    async pulse(instance) {
      const rows = await query<{ pulse: string }>(
        `SELECT pulse FROM causalmace.experiment WHERE instance = $1 AND ${isAlive}`,
        [instance],
      )
      return rows[0]?.pulse
    },
    async report(worker, report) {
      await query(
        `INSERT INTO causalmace.worker (id, report, heard) VALUES ($1, $2, now())
         ON CONFLICT (id) DO UPDATE SET report = excluded.report, heard = excluded.heard`,
        [worker, report],
      )
    },
    async signOff(worker) {
      await query('DELETE FROM causalmace.worker WHERE id = $1', [worker])
    },
    async reports() {
      const rows = await query<{ report: string; silent: string }>(
        `SELECT report, extract(epoch FROM clock_timestamp() - heard) * 1000 AS silent FROM causalmace.worker
         WHERE heard > ${ago(WORKERS_REMEMBERED_SECONDS)}`,
      )
      return rows.map(({ report, silent }) => ({ report, silentMs: Math.round(Number(silent)) }))
    },
    experiment,
    close: () => database.close(),
  }
}

const ago = (seconds: number) => `now() - interval '${seconds} seconds'`
const isAlive = `heard > ${ago(RUNNER_GONE_MS / 1000)}`

/** Removes experiments that were never resumed, and late rows of finished ones. */
async function forgetTheOld(
  { query }: Database,
  experiment: (instance: string) => ExperimentStore,
): Promise<void> {
  const old = await query<{ instance: string }>(
    `SELECT instance FROM causalmace.experiment WHERE heard < ${ago(KEPT_SECONDS)}`,
  )
  for (const { instance } of old) await removeExperiment(experiment(instance))
  for (const table of TABLES) {
    if (table === 'experiment') continue
    await query(
      `DELETE FROM causalmace.${table} AS old WHERE made < ${ago(KEPT_SECONDS)}
       AND NOT EXISTS (SELECT FROM causalmace.experiment AS one WHERE one.instance = old.instance)`,
    )
  }
  await query(`DELETE FROM causalmace.worker WHERE heard < ${ago(WORKERS_REMEMBERED_SECONDS)}`)
}
