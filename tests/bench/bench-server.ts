import { once } from 'node:events'
import { join } from 'node:path'

import { buildApp } from '../../server/app.ts'
import { openPlatform } from '../../server/platform/platform.ts'
import { readSettings } from '../../server/platform/settings.ts'
import { prepareInstallation } from '../../server/prepare.ts'
import { bareApp } from './support/bare-app.ts'
import { bareFiles } from './support/bare-files.ts'
import { makeBenchData } from './support/bench-data.ts'
import { listenOn } from './support/listen.ts'
import type { BenchServer } from './support/start-bench-server.ts'

// The product and what it is measured against, in one process and on one pool of one database: whatever else the
// machine does, it does to both.
const settings = readSettings(process.env)
const platform = await openPlatform({ settings })
const product = await buildApp(platform)
await prepareInstallation(platform)
const data = await makeBenchData(platform, (claims) => product.jwt.sign(claims))
const { app: bare, prepare } = bareApp(platform, data)
const files = bareFiles(join(settings.dataDir, 'files', data.video.container, data.video.name))

const message: Omit<BenchServer, 'stop' | 'cpuMicros'> = {
  product: await product.listen({ port: settings.port, host: settings.host }),
  bare: await bare.listen({ port: 0, host: settings.host }),
  files: await listenOn(files, settings.host),
  data,
}
await prepare(message.product)

process.send?.(message)
// Whoever measures may also be gone without a word.
await Promise.race([once(process, 'SIGTERM'), once(process, 'disconnect')])
files.close()
await bare.close()
await product.close()
await platform.close()
process.exit(0)
