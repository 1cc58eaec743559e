import { Check, ChevronDown, X } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { field } from 'styled-system/recipes/field'
import { input } from 'styled-system/recipes/input'
import { menu } from 'styled-system/recipes/menu'

import { describe, FieldFrame, type FieldWords } from './field-frame.view.tsx'
import { IconButton } from './icon-button.view.tsx'
import { Icon } from './icon.view.tsx'
import { OWN_ESCAPE } from './own-escape.ts'
import type { ComboboxState } from './use-combobox.ts'
import { VisuallyHidden } from './visually-hidden.view.tsx'

/** What every combobox says; `src/views/pages/choosing-words.ts` has them. */
export type ComboboxWords = Readonly<{
  show: string
  clear: string
  found: (count: number) => string
  more: (count: number) => string
  /** Above what is offered where nothing was found. */
  near: string
  chosen: string
  remove: (label: string) => string
}>

export type ComboboxBoxProps = Omit<FieldWords, 'optional'> &
  Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'autoComplete' | 'required' | 'readOnly'> & {
    id: string
    optional?: string | undefined
    state: ComboboxState
    words: ComboboxWords
    emptyText: string
    isMultiple?: boolean
    chosen: readonly string[]
    /** Above the box: what was chosen already. */
    children?: ReactNode
  }

const styles = {
  box: css({ position: 'relative', width: 'full', minWidth: '0' }),
  /** The text runs as its own script does; the room for the buttons is on the side of the page's end all the same. */
  input: css({ paddingInlineEnd: '20', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' }),
  buttons: css({ position: 'absolute', insetInlineEnd: '1', insetBlock: '0', display: 'flex', alignItems: 'center' }),
  panel: cx(
    menu().content,
    css({
      position: 'absolute',
      insetInline: '0',
      insetBlockStart: '[calc(100% + 0.4rem)]',
      maxHeight: '[min(32rem, 50dvh)]',
      scrollMarginBlock: '4',
      overscrollBehavior: 'contain',
    }),
  ),
  item: cx(
    menu().item,
    css({
      width: 'full',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      '&[aria-selected=true]': { fontWeight: 'semibold' },
    }),
  ),
  note: css({ paddingInline: '3', paddingBlock: '2', color: 'fg.muted', textStyle: 'small' }),
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Of an open list: hears every press on the page, for as long as it is there. */
const heedPresses = (list: HTMLElement, onElsewhere: () => void) => {
  const hear = ({ target }: PointerEvent) => {
    // Beside it are the field and its buttons.
    if (target instanceof Node && !list.parentElement?.contains(target)) onElsewhere()
  }
  document.addEventListener('pointerdown', hear, true)
  return () => document.removeEventListener('pointerdown', hear, true)
}

/** A press on the list leaves the focus, and with it a phone's keyboard, where it is. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

const focusOn = (id: string) => document.getElementById(id)?.focus()

const List = ({
  id,
  label,
  state,
  chosen,
  isMultiple = false,
}: Pick<ComboboxBoxProps, 'id' | 'label' | 'state' | 'chosen' | 'isMultiple'>) => (
  <div
    id={`${id}-list`}
    role="listbox"
    aria-label={typeof label === 'string' ? label : undefined}
    aria-multiselectable={isMultiple || undefined}
  >
    {state.shown.map((option, place) => (
      // The focus stays in the field, which hears every key.
      <button
        type="button"
        key={option.value}
        ref={place === state.active ? reveal : undefined}
        id={`${id}-option-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={chosen.includes(option.value)}
        aria-posinset={place + 1}
        aria-setsize={state.shown.length + state.hidden}
        data-highlighted={place === state.active || undefined}
        className={styles.item}
        onClick={() => state.choose(option)}
      >
        <span className={menu().text}>{option.label}</span>
        {chosen.includes(option.value) && <Icon as={Check} />}
      </button>
    ))}
  </div>
)

export const ComboboxBox = (props: ComboboxBoxProps) => {
  const { id, label, help, error, optional, state, words, emptyText, children, readOnly = false, ...rest } = props
  const { chosen, isMultiple = false, ...ofInput } = rest
  const { isOpen, shown, active } = state
  // What was typed before the scripts came is as if it was typed now: whoever is still there sees what is found for it.
  const [adopt] = useState(() => (element: HTMLInputElement | null) => {
    if (element && element.value !== element.defaultValue) state.type(element.value, document.activeElement === element)
  })
  const [attend] = useState(() => (list: HTMLElement | null) => {
    reveal(list)
    return list ? heedPresses(list, state.fold) : undefined
  })
  const hasList = isOpen && shown.length > 0
  const nothing = state.isNear ? `${emptyText} ${words.near}` : emptyText
  return (
    <FieldFrame id={id} label={label} help={help} error={error} {...(optional !== undefined && { optional })}>
      <div className={styles.box} onBlur={state.leave}>
        {children}
        <div className={field().control}>
          <input
            {...ofInput}
            {...describe(id, { error, help })}
            {...(isOpen && { [OWN_ESCAPE]: '' })}
            ref={adopt}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${id}-list` : undefined}
            aria-activedescendant={hasList && active >= 0 ? `${id}-option-${active}` : undefined}
            spellCheck={false}
            readOnly={readOnly}
            value={state.shownText}
            onChange={({ currentTarget }) => state.type(currentTarget.value, document.activeElement === currentTarget)}
            onClick={state.open}
            onKeyDown={state.press}
            className={cx(input(), styles.input)}
          />
          {!readOnly && (
            <span className={styles.buttons}>
              {state.shownText !== '' && (
                <IconButton
                  icon={X}
                  label={words.clear}
                  size="sm"
                  onClick={() => {
                    state.clear()
                    focusOn(id)
                  }}
                />
              )}
              {/* The keyboard has the arrow keys. */}
              <IconButton
                icon={ChevronDown}
                label={words.show}
                size="sm"
                tabIndex={-1}
                aria-expanded={isOpen}
                onPointerDown={keepFocus}
                onClick={() => {
                  state.toggle()
                  focusOn(id)
                }}
              />
            </span>
          )}
          {isOpen && (state.found > 0 || nothing !== '') && (
            <div
              ref={attend}
              role="presentation"
              // Browsers let the keyboard into what scrolls: it goes on to what comes after the field.
              tabIndex={-1}
              className={styles.panel}
              onPointerDown={keepFocus}
              onMouseDown={keepFocus}
            >
              {state.found === 0 && <p className={styles.note}>{nothing}</p>}
              {hasList && <List id={id} label={label} state={state} chosen={chosen} isMultiple={isMultiple} />}
              {state.hidden > 0 && <p className={styles.note}>{words.more(state.hidden)}</p>}
            </div>
          )}
        </div>
        <div role="status">
          <VisuallyHidden>{isOpen && (state.found === 0 ? nothing : words.found(state.found))}</VisuallyHidden>
        </div>
      </div>
    </FieldFrame>
  )
}
