import { buildApp } from './app.ts'
import { portRefusal, refuseTakenPort } from './free-port.ts'
import { FIGURES_START } from './modules/kept-figures/kept-figures.jobs.ts'
import { refuseUnwritable } from './platform/db/usable-folder.ts'
import { forLog } from './platform/logger.ts'
import { openPlatform } from './platform/platform.ts'
import { keepPrivate } from './platform/private-folder.ts'
import { readSettings } from './platform/settings.ts'
import { StartRefused } from './platform/start-refused.ts'
import { prepareInstallation, tellFlawedFiles } from './prepare.ts'

/** What is under way may take this long after a signal to stop. */
const PATIENCE_MS = 15_000

// Whoever started this with a channel to it (`npm start` does) and is gone can stop it no more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  await refuseTakenPort(settings)
  const open = keepPrivate(settings.dataDir)
  refuseUnwritable(settings.dataDir)
  const platform = await openPlatform({ settings })
  const { log } = platform
  if (open.length > 0) log.warn({ first: open[0], count: open.length }, 'Others may read files in DATA_DIR')
  await prepareInstallation(platform)
  const app = await buildApp(platform)
  await platform.jobs.start()
  await platform.jobs.enqueue(platform.db, FIGURES_START, {})
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (cause) {
    throw portRefusal(cause, settings)
  }

  tellFlawedFiles(platform).catch((error: unknown) => log.error({ fault: forLog(error) }, 'The files were not checked'))

  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'Stopping')
    if (signal === 'SIGTERM') await platform.readiness.drain(settings.drainSeconds)
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await app.close()
    await platform.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, (name) => void stop(name))
}

try {
  await start()
} catch (error) {
  // What a person can put right is said in one line; anything else with its stack.
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}
