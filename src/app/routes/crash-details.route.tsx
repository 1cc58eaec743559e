import { useState } from 'react'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { CrashDetails } from '../../views/shell/crash-details.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'

const CrashDetailsRoute = ({ cause }: { cause: unknown }) => {
  const [copying] = useState(() => copyingMachine.provide({ actors: clipboardActors }))
  return <CrashDetails cause={cause} copying={copying} />
}

export default CrashDetailsRoute
