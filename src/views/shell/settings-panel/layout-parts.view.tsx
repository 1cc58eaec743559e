import { css } from 'styled-system/css'

import type { Direction } from '../../../domain/language.ts'
import {
  menuPlaceOf,
  NAVBAR_POSITIONS,
  NAVBAR_STYLES,
  PART_POSITIONS,
  PART_STYLES,
  type Layout,
  type LayoutPart,
  type Navbar,
  type NavbarStyle,
} from '../../../domain/layout.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Disclosure } from '../../ui/disclosure.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Switch } from '../../ui/switch.view.tsx'
import { useActors } from '../actors.context.tsx'

const BARS = ['toolbar', 'footer'] as const
const SIDES = ['leftSidePanel', 'rightSidePanel'] as const

const STYLE_WORDS = {
  'style-1': 'style1',
  'style-2': 'style2',
  'style-3': 'style3',
  'style-3-dense': 'style3Dense',
} as const satisfies Record<NavbarStyle, string>

/** Left is where the text begins: read from the right, the words say the side that is seen. */
const MIRRORED = {
  left: 'right',
  right: 'left',
  leftSidePanel: 'rightSidePanel',
  rightSidePanel: 'leftSidePanel',
} as const

const seen = <Side extends keyof typeof MIRRORED>(side: Side, direction: Direction) =>
  direction === 'rtl' ? MIRRORED[side] : side

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', borderBlockStartWidth: 'hairline' }),
  row: css({ paddingBlock: '1', borderBlockEndWidth: 'hairline' }),
}

type Parts = Readonly<{ layout: Layout; direction: Direction }>

/** A bar over the page has one place and one form; of a menu at the side both are chosen. */
const NavbarSettings = ({ layout: chosen, direction }: Parts) => {
  const { settings } = useActors()
  const { layout, parts, yes, no } = useWords().settingsPanel
  const { navbar } = chosen.config
  const isAtSide = navbar.display && menuPlaceOf(chosen) !== 'bar'
  const change = (changed: Partial<Navbar>) => settings.send({ type: 'layout.changed', change: { navbar: changed } })
  return (
    <Disclosure title={parts.navbar()} note={navbar.display ? yes() : no()}>
      <Switch label={layout.display()} checked={navbar.display} onCheckedChange={(display) => change({ display })} />
      <Segmented
        legend={layout.position()}
        disabled={!isAtSide}
        segments={NAVBAR_POSITIONS.map((position) => ({
          value: position,
          label: layout[seen(position, direction)](),
        }))}
        value={navbar.position}
        onValueChange={(position) => change({ position })}
      />
      <Select
        label={layout.navbarStyle()}
        disabled={!isAtSide}
        options={NAVBAR_STYLES.map((style) => ({ value: style, label: layout[STYLE_WORDS[style]]() }))}
        value={navbar.style}
        onValueChange={(chosenStyle) => {
          const style = NAVBAR_STYLES.find((known) => known === chosenStyle)
          if (style) change({ style })
        }}
      />
      <Switch
        label={layout.folded()}
        disabled={!isAtSide}
        checked={navbar.folded}
        onCheckedChange={(folded) => change({ folded })}
      />
    </Disclosure>
  )
}

const BarSettings = ({ name, part }: { name: (typeof BARS)[number]; part: LayoutPart }) => {
  const { settings } = useActors()
  const { layout, parts, yes, no } = useWords().settingsPanel
  const change = (changed: Partial<LayoutPart>) =>
    settings.send({ type: 'layout.changed', change: { [name]: changed } })
  return (
    <Disclosure title={parts[name]()} note={part.display ? yes() : no()}>
      <Switch label={layout.display()} checked={part.display} onCheckedChange={(display) => change({ display })} />
      <Segmented
        legend={layout.partStyle()}
        disabled={!part.display}
        segments={PART_STYLES.map((style) => ({ value: style, label: layout[style]() }))}
        value={part.style ?? 'static'}
        onValueChange={(style) => change({ style })}
      />
      <Segmented
        legend={layout.partPosition()}
        disabled={!part.display}
        segments={PART_POSITIONS.map((position) => ({ value: position, label: layout[position]() }))}
        value={part.position ?? 'below'}
        onValueChange={(position) => change({ position })}
      />
    </Disclosure>
  )
}

const SideSwitches = ({ layout: { style, config }, direction }: Parts) => {
  const { settings } = useActors()
  const { parts } = useWords().settingsPanel
  return SIDES.map((name) => (
    <div key={name} className={styles.row}>
      <Switch
        label={parts[seen(name, direction)]()}
        // Only the third layout has a place for it.
        disabled={name === 'leftSidePanel' && style !== 'layout3'}
        checked={config[name].display}
        onCheckedChange={(display) => settings.send({ type: 'layout.changed', change: { [name]: { display } } })}
      />
    </div>
  ))
}

/** Each part of the page by its name: whether it is there, and how it stands. */
export const LayoutParts = ({ layout: chosen, direction }: Parts) => {
  const { layout } = useWords().settingsPanel
  return (
    <div role="group" aria-label={layout.parts()} className={styles.list}>
      <NavbarSettings layout={chosen} direction={direction} />
      {BARS.map((name) => (
        <BarSettings key={name} name={name} part={chosen.config[name]} />
      ))}
      <SideSwitches layout={chosen} direction={direction} />
    </div>
  )
}
