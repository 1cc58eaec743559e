import { useWords } from '../../i18n/words.tsx'
import type { ComboboxWords } from '../ui/combobox.view.tsx'

/** What a combobox says. The page has to speak `choosing`. */
export const useChoosingWords = (): ComboboxWords => {
  const { choosing } = useWords()
  return {
    show: choosing.show(),
    clear: choosing.clear(),
    found: (count) => choosing.found({ count }),
    more: (count) => choosing.more({ count }),
    near: choosing.near(),
    chosen: choosing.chosen(),
    remove: (label) => choosing.remove({ label }),
  }
}
