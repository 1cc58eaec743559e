import { useSelector } from '@xstate/react'

import { isBare, routeOf } from '../../domain/route-access.ts'
import { useWords } from '../../i18n/words.tsx'
import { isUnreachable } from '../../machines/auth/auth.connect.ts'
import { selectPath } from '../../machines/route-guard/route-guard.connect.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { PageLoading } from '../../views/shell/page-loading.view.tsx'
import { Shell } from '../../views/shell/shell.view.tsx'
import { ErrorState } from '../../views/ui/error-state.view.tsx'
import { pathOnly } from '../routes.ts'

/** What stands where no page is yet: it is on its way, or nobody could be asked whether it may be shown. */
export const Waiting = () => {
  const { auth, guard } = useActors()
  const cannotAsk = useSelector(auth, isUnreachable)
  const route = routeOf(pathOnly(useSelector(guard, selectPath)))
  const words = useWords()
  return (
    <Shell isBare={route !== null && isBare(route)}>
      {cannotAsk ? (
        <ErrorState
          level={1}
          title={words.shell.unreachable.title()}
          retryLabel={words.actions.retry()}
          onRetry={() => auth.send({ type: 'viewer.retried' })}
        >
          {words.shell.unreachable.text()}
        </ErrorState>
      ) : (
        <PageLoading />
      )}
    </Shell>
  )
}
