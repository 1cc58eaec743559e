import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { HOW_TO_LIST } from '../../domain/contract/how-to.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { HowToListPage } from '../../views/pages/how-to/how-to-list.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { createHowToList } from '../actors/how-to.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { PageRecovery } from '../page/recovery.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import { idIn, type RouteProps } from '../route-props.ts'
import { UploadsPlaced } from '../uploads.view.tsx'

const PATH = '/admin/how-to'

const addressOf = (id: number): string => `${PATH}?video=${id}`

const List = ({ query }: Pick<RouteProps, 'query'>) => {
  const { shell, howToList } = useWords()
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'howTo',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(HOW_TO_LIST, asked)),
    },
    ({ viewerId, writeAddress }) => createHowToList(gateway, viewerId, writeAddress),
  )
  return (
    <ListWithViews list={HOW_TO_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <HowToListPage
          title={shell.menu.howToVideos()}
          asked={readListAsked(HOW_TO_LIST, shown)}
          machines={machines}
          acting={acting}
          renderUploads={(place) => <UploadsPlaced {...place} />}
          addressOf={addressOf}
          onAdded={(id) => {
            notifications.send({
              type: 'notice.given',
              notice: { tone: 'success', text: howToList.news.added() },
            })
            navigate(addressOf(id))
          }}
        />
      )}
    </ListWithViews>
  )
}

const video = arriving(() => loadChunk(() => import('../parts/how-to-video.part.tsx')))

const HowToRoute = ({ query }: RouteProps) => {
  const id = idIn(query.get('video'))
  if (id === null) return <List query={query} />
  return (
    <PageRecovery key={id} onBring={video.bring}>
      <Suspense fallback={null}>
        <video.Arriving id={id} back={PATH} />
      </Suspense>
    </PageRecovery>
  )
}

export default HowToRoute
