// The product as server/main.ts starts it, with a clock that its parent moves: a class is held without waiting for
// its day.
import { buildApp } from '../../../server/app.ts'
import { openPlatform } from '../../../server/platform/platform.ts'
import { readSettings } from '../../../server/platform/settings.ts'
import { prepareInstallation } from '../../../server/prepare.ts'

let ahead = 0
const settings = readSettings(process.env)
const platform = await openPlatform({ settings, clock: { now: () => new Date(Date.now() + ahead) } })
const app = await buildApp(platform)
await platform.jobs.start()
await prepareInstallation(platform)
await app.listen({ port: settings.port, host: settings.host })

process.on('message', (milliseconds: unknown) => {
  ahead += Number(milliseconds)
  process.send?.(ahead)
})

const stop = async () => {
  await app.close()
  await platform.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('disconnect', () => void stop())
