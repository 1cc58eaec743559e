import type { LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import { PlaceLink, wholePart } from '../shell/place-link.view.tsx'
import { useOpenPlaces } from '../shell/places.context.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { Surface } from '../ui/surface.view.tsx'

/** One line of what waits: what it is, and where it is done. Of several places the first that the reader may open. */
export type Waiting = Readonly<{
  key: string
  icon: LucideIcon
  text: string
  note?: string
  places: readonly [string, ...string[]]
}>

const styles = {
  list: css({ '& > li + li': { borderBlockStartWidth: 'hairline', borderColor: 'border' } }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '4',
    alignItems: 'center',
    paddingInline: '5',
    paddingBlock: '4',
  }),
  text: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

const WaitingRow = ({ icon, text, note, places }: Omit<Waiting, 'key'>) => {
  const mayOpen = useOpenPlaces()
  return (
    <li className={styles.row}>
      <Icon as={icon} size="lg" />
      <div className={styles.text}>
        <p>
          <PlaceLink href={places.find(mayOpen) ?? places[0]} className={wholePart}>
            {text}
          </PlaceLink>
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  )
}

/** What waits for a person, a line each. */
export const WaitingRows = ({ rows }: Readonly<{ rows: readonly Waiting[] }>) => (
  <Surface padding="none">
    <ul className={styles.list}>
      {rows.map(({ key, ...row }) => (
        <WaitingRow key={key} {...row} />
      ))}
    </ul>
  </Surface>
)
