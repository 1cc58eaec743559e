import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { css } from 'styled-system/css'

import { keysOf } from '../../../domain/keys.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import type { RosterFilter } from '../../../machines/roster/roster.types.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const FILTERS = keysOf<RosterFilter>({ all: true, unmarked: true, came: true, noShow: true })
const FIELD = 'roster-search'

const styles = {
  // On a phone people come first, and this when it is asked for.
  row: css({
    display: { base: 'none', lg: 'grid' },
    '&[data-finding=true]': { display: 'grid' },
    gridTemplateColumns: { base: '1fr', lg: '[minmax(0, 1fr) auto]' },
    gap: '3',
    alignItems: 'end',
    marginBlockEnd: '4',
  }),
  search: css({ '&::-webkit-search-cancel-button': { display: 'none' } }),
}

export const ROSTER_TOOLS = 'roster-tools'

type RosterToolsProps = Readonly<{ actor: RosterActor; isFinding: boolean }>

export const RosterTools = ({ actor, isFinding }: RosterToolsProps) => {
  const { tools } = useWords().roster
  const search = useSelector(actor, ({ context }) => context.search)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const clear = () => {
    actor.send({ type: 'search.changed', search: '' })
    document.getElementById(FIELD)?.focus()
  }
  return (
    <div id={ROSTER_TOOLS} role="search" aria-label={tools.filter()} data-finding={isFinding} className={styles.row}>
      <TextField
        id={FIELD}
        name="search"
        type="search"
        label={tools.search()}
        icon={Search}
        dir="auto"
        value={search}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onValueChange={(typed) => actor.send({ type: 'search.changed', search: typed })}
        end={search === '' ? undefined : <IconButton icon={X} label={tools.clear()} size="sm" onClick={clear} />}
        className={styles.search}
      />
      <Segmented
        legend={tools.filter()}
        isLegendHidden
        segments={FILTERS.map((value) => ({ value, label: tools[value]() }))}
        value={filter}
        onValueChange={(value) => actor.send({ type: 'filter.chosen', filter: value })}
      />
    </div>
  )
}
