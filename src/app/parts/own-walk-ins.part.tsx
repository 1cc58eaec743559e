import { useState } from 'react'

import { OwnWalkIns } from '../../views/pages/dashboard/own-walk-ins.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createOwnWalkIns } from '../actors/own-walk-ins.actors.ts'
import { useApp } from '../app.context.tsx'

const OwnWalkInsPart = () => {
  const { gateway } = useApp()
  const [machines] = useState(() => createOwnWalkIns(gateway))
  return (
    <Speaking namespaces={['dashboard']}>
      <OwnWalkIns {...machines} />
    </Speaking>
  )
}

export default OwnWalkInsPart
