// `npm run build`: what `npm start` builds, without starting it.
import { ensureBuilt } from './setup.mjs'

await ensureBuilt()
