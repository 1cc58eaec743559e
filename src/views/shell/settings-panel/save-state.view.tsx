import { useSelector } from '@xstate/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import { useWords } from '../../../i18n/words.tsx'
import type { settingsMachine } from '../../../machines/settings/settings.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { useActors } from '../actors.context.tsx'

const styles = {
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2',
    borderBlockStartWidth: 'hairline',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-state=failed], &[data-state=refused]': { color: 'status.warning.fg' },
  }),
  word: css({ display: 'flex', alignItems: 'flex-start', gap: '2', flex: '[1 1 16rem]', minWidth: '0' }),
}

const selectSaveState = (snapshot: SnapshotFrom<typeof settingsMachine>) => {
  if (snapshot.matches({ ready: { server: { failed: 'refused' } } })) return 'refused'
  if (snapshot.matches({ ready: { server: 'failed' } })) return 'failed'
  if (snapshot.matches({ ready: { server: 'waiting' } }) || snapshot.matches({ ready: { server: 'saving' } })) {
    return 'saving'
  }
  // Before it is known who is looking, and for a guest, there is no account to speak of.
  return snapshot.matches({ ready: { server: 'idle' } }) || snapshot.matches({ ready: { server: 'reading' } })
    ? 'saved'
    : 'none'
}

/** Whether what was chosen is in the person's account: saved, on its way, or not, and then what to do. */
export const SaveState = () => {
  const { settings } = useActors()
  const state = useSelector(settings, selectSaveState)
  const words = useWords().settingsPanel.state
  if (state === 'none') return null
  return (
    <footer className={styles.foot} data-state={state}>
      <span role="status" className={styles.word}>
        {state === 'saving' && <Spinner size="sm" />}
        {state === 'saved' && <Icon as={CircleCheck} size="sm" />}
        {(state === 'failed' || state === 'refused') && <Icon as={TriangleAlert} size="sm" />}
        <span>{words[state]()}</span>
      </span>
      {state === 'failed' && (
        <Button size="sm" variant="outline" onClick={() => settings.send({ type: 'save.retried' })}>
          {words.retry()}
        </Button>
      )}
    </footer>
  )
}
