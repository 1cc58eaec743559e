import { useActorRef, useSelector } from '@xstate/react'

import { useWords } from '../../i18n/words.tsx'
import type { awaitedPageMachine } from '../../machines/awaited-page/awaited-page.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { useTitleInstead } from './use-title-instead.ts'

export type AwaitedPageProps = Readonly<{ machine: typeof awaitedPageMachine; onBack: () => void }>

/** In the place of a page whose files are not on this device: it goes on by itself, and leads back. */
export const AwaitedPage = ({ machine, onBack }: AwaitedPageProps) => {
  const actor = useActorRef(machine)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const { actions, awaitedPage: words } = useWords()
  useTitleInstead(words.title())
  return (
    <ErrorState
      level={1}
      title={words.title()}
      retryLabel={actions.retry()}
      busy={isBusy}
      onRetry={() => actor.send({ type: 'page.retried' })}
      action={
        <Button variant="outline" onClick={onBack}>
          {words.back()}
        </Button>
      }
    >
      {words.text()}
    </ErrorState>
  )
}
