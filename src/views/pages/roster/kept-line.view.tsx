import { useActorRef, useSelector } from '@xstate/react'
import { WifiOff } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import { Icon } from '../../ui/icon.view.tsx'
import type { RosterPageProps } from './roster.props.ts'

const line = css({ display: 'flex', gap: '2', textStyle: 'small', color: 'fg.muted' })

/** Whether the page can be opened again in a place without a network: to be known before one goes there. */
export const KeptLine = ({ classId, kept }: Pick<RosterPageProps, 'classId' | 'kept'>) => {
  const words = useWords().roster.kept
  const actor = useActorRef(kept, { input: { query: `/instructor/roster/${classId}` } })
  const face = useSelector(actor, resourceFace)
  const isKept = useSelector(actor, selectData) ?? false
  if (face === 'loading') return null
  return (
    <p className={line}>
      <Icon as={WifiOff} />
      {isKept ? words.yes() : words.no()}
    </p>
  )
}
