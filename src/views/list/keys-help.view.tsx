import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { ListHabitsActor } from '../../machines/list-habits/list-habits.machine.ts'
import { Help } from '../shell/help.context.tsx'
import Dialog from '../ui/dialog.view.tsx'
import { REGION_KEY } from '../ui/region-key.ts'
import { Switch } from '../ui/switch.view.tsx'

const styles = {
  keys: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '5',
    rowGap: '2.5',
    marginBlockEnd: '5',
  }),
  entry: css({ display: 'contents' }),
  help: css({ marginBlockEnd: '5', _empty: { display: 'none' } }),
  key: css({
    justifySelf: 'start',
    minWidth: '8',
    paddingInline: '2',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'inset',
    backgroundColor: 'bg.sunken',
    textAlign: 'center',
    direction: 'ltr',
  }),
}

const KEYS = {
  search: '/',
  next: 'j',
  previous: 'k',
  choose: 'x',
  range: 'Shift + x',
  bulk: 'a',
  open: 'Enter',
  beside: 'o',
  act: 'e',
  messages: REGION_KEY,
  help: '?',
} as const

export type ListKeyName = keyof typeof KEYS

type HelpProps = Readonly<{
  habits: ListHabitsActor | undefined
  /** Those that the list has, in the order in which they are told. */
  names: readonly ListKeyName[]
  onClose: () => void
}>

/** Says which keys a list has. Load this file when somebody asks. */
const KeysHelp = ({ habits, names, onClose }: HelpProps) => {
  const { lists, actions } = useWords()
  const keys = useSelector(habits, (at) => at?.context.keys)
  return (
    <Dialog open={names.length > 0} size="sm" onClose={onClose} title={lists.keys.title()} closeLabel={actions.close()}>
      <dl className={styles.keys}>
        {names.map((name) => (
          <div key={name} className={styles.entry}>
            <dt>
              <kbd className={styles.key}>{KEYS[name]}</kbd>
            </dt>
            <dd>{lists.keys[name]()}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.help}>
        <Help isWorded />
      </div>
      {habits && (
        <Switch
          label={lists.keys.everywhere()}
          help={lists.keys.everywhereHelp()}
          checked={keys === 'page'}
          onCheckedChange={(isOn) => habits.send({ type: 'keys.chosen', keys: isOn ? 'page' : 'list' })}
        />
      )}
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default KeysHelp
