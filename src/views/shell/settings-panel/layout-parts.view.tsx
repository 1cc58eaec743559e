import { css } from 'styled-system/css'

import {
  NAVBAR_POSITIONS,
  NAVBAR_STYLES,
  PART_POSITIONS,
  PART_STYLES,
  menuPlaceOf,
  type Layout,
  type LayoutConfig,
  type LayoutPart,
  type NavbarStyle,
} from '../../../domain/layout.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Switch } from '../../ui/switch.view.tsx'
import { useActors } from '../actors.context.tsx'
import { Disclosure } from './disclosure.view.tsx'

const PARTS = ['toolbar', 'footer', 'leftSidePanel', 'rightSidePanel'] as const
type PartName = (typeof PARTS)[number]

const STYLE_WORDS = {
  'style-1': 'style1',
  'style-2': 'style2',
  'style-3': 'style3',
  'style-3-dense': 'style3Dense',
} as const satisfies Record<NavbarStyle, string>

const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', borderBlockStartWidth: 'hairline' })

/** A bar over the page has one place and one form; of the menu at the side both are chosen. */
const NavbarSettings = ({ layout: chosen }: { layout: Layout }) => {
  const { navbar } = chosen.config
  const isPlain = !navbar.display || menuPlaceOf(chosen) === 'bar'
  const { settings } = useActors()
  const { layout, parts, yes, no } = useWords().settingsPanel
  const change = (changed: Partial<LayoutConfig['navbar']>) =>
    settings.send({ type: 'layout.changed', change: { navbar: changed } })
  return (
    <Disclosure title={parts.navbar()} note={navbar.display ? yes() : no()}>
      <Switch label={layout.display()} checked={navbar.display} onCheckedChange={(display) => change({ display })} />
      <Segmented
        legend={layout.position()}
        disabled={isPlain}
        segments={NAVBAR_POSITIONS.map((position) => ({ value: position, label: layout[position]() }))}
        value={navbar.position}
        onValueChange={(position) => change({ position })}
      />
      <Select
        label={layout.navbarStyle()}
        disabled={isPlain}
        options={NAVBAR_STYLES.map((style) => ({ value: style, label: layout[STYLE_WORDS[style]]() }))}
        value={navbar.style}
        onValueChange={(chosen) => {
          const style = NAVBAR_STYLES.find((known) => known === chosen)
          if (style) change({ style })
        }}
      />
      <Switch
        label={layout.folded()}
        disabled={isPlain}
        checked={navbar.folded}
        onCheckedChange={(folded) => change({ folded })}
      />
    </Disclosure>
  )
}

const PartSettings = ({ name, part }: { name: PartName; part: LayoutPart }) => {
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

/** Each part of the page by its name: whether it is there, and how it stands. */
export const LayoutParts = ({ layout: chosen }: { layout: Layout }) => {
  const { layout } = useWords().settingsPanel
  return (
    <div role="group" aria-label={layout.parts()} className={list}>
      <NavbarSettings layout={chosen} />
      {PARTS.map((name) => (
        <PartSettings key={name} name={name} part={chosen.config[name]} />
      ))}
    </div>
  )
}
