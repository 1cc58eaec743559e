import { useState } from 'react'

import type { OutboxMessage } from '../../domain/contract/demo.contract.ts'
import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { OutboxPage } from '../../views/pages/demo/outbox.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { createResource } from '../actors/kept-resource.actors.ts'
import { useApp } from '../app.context.tsx'

const DemoOutboxRoute = () => {
  const { gateway, firstData } = useApp()
  const [machines] = useState(() => ({
    machine: createResource<readonly OutboxMessage[]>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('DemoOutbox', {}, { signal })).demoOutbox,
      () => 'outbox',
    ),
    copying: copyingMachine.provide({ actors: clipboardActors }),
  }))
  return <OutboxPage {...machines} first={firstData.outbox} />
}

export default DemoOutboxRoute
