import { useState } from 'react'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { CrashDetails } from '../../views/shell/crash-details.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { loadUnasked } from '../chunk.ts'

/** What led to it is kept as it is now, for whoever writes of it. A crash that cannot be recorded is a crash all the same. */
const freeze = (): void => {
  void loadUnasked(async () => (await import('../flight.ts')).freezeFlight())
}

const CrashDetailsRoute = ({ cause }: { cause: unknown }) => {
  const [copying] = useState(() => copyingMachine.provide({ actors: clipboardActors }))
  useState(freeze)
  return <CrashDetails cause={cause} copying={copying} />
}

export default CrashDetailsRoute
