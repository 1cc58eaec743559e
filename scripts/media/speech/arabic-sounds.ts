/**
 * Vowelled Arabic as the sounds of espeak-ng. Its own reading drops the vowel of a doubled letter, takes a consonant for
 * a long vowel, and says the last letter of a word that ends before a pause; with every vowel written, sounds follow by
 * rule.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  ء: '?',
  أ: '?',
  إ: '?',
  ؤ: '?',
  ئ: '?',
  ب: 'b',
  ت: 't',
  ة: 't',
  ث: 'T',
  ج: 'dZ',
  ح: 'H',
  خ: 'X',
  د: 'd',
  ذ: 'D',
  ر: 'R',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's[',
  ض: 'dH',
  ط: 't[',
  ظ: 'Z',
  ع: 'A',
  غ: 'Q',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'j',
}

const VOWELS: Readonly<Record<string, readonly string[]>> = {
  '\u064E': ['a'],
  '\u064F': ['u'],
  '\u0650': ['i'],
  '\u064B': ['a', 'n'],
  '\u064C': ['u', 'n'],
  '\u064D': ['i', 'n'],
}
const SUKUN = '\u0652'
const SHADDA = '\u0651'

/** Words whose long vowel no letter tells. */
const UNTOLD: readonly (readonly [RegExp, string])[] = [
  [/ذَلِك/g, 'ذَالِك'],
  [/لَكِنّ/g, 'لَاكِنّ'],
]

type Letter = Readonly<{ is: string; isDoubled: boolean; vowel: string; isStill: boolean }>

const lettersOf = (word: string): Letter[] =>
  [...word.matchAll(/(\p{L})(\p{Mn}*)/gu)].map(([, is = '', marks = '']) => ({
    is,
    isDoubled: marks.includes(SHADDA),
    vowel: /[\u064B-\u0650]/.exec(marks)?.[0] ?? '',
    isStill: marks.includes(SUKUN),
  }))

const isBare = ({ vowel, isStill, isDoubled }: Letter): boolean => vowel === '' && !isStill && !isDoubled
const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[aiu]/.test(sound)
const isEmphatic = (sound: string | undefined): boolean =>
  sound !== undefined && ['s[', 'dH', 't[', 'Z'].includes(sound)

const isShut = (letter: Letter | undefined): boolean => letter !== undefined && (letter.isStill || letter.isDoubled)

/** Of the article, whose letter has no mark of its own. */
const isOfArticle = (letters: readonly Letter[], at: number): boolean => {
  const letter = letters[at]
  return letter?.is === 'ل' && isBare(letter) && at + 1 < letters.length
}

const PREFIXES = 'وفبكل'

/** An alif that only helps a word to begin, where two consonants would meet. */
const isHelping = (letters: readonly Letter[], at: number): boolean => {
  const before = letters[at - 1]
  if (letters[at]?.is !== 'ا') return false
  if (at === 0 || (at === 1 && before !== undefined && PREFIXES.includes(before.is)))
    return isShut(letters[at + 1]) || isOfArticle(letters, at + 1)
  return isOfArticle(letters, at - 1) && isShut(letters[at + 1])
}

/** What a helping alif says where nothing before it leads over: the article, and what is asked of somebody with an u. */
const helpOf = (letters: readonly Letter[], at: number): string => {
  if (isOfArticle(letters, at + 1) || (letters[at + 1]?.is === 'ل' && letters[at + 1]?.isDoubled)) return 'a'
  return letters[at + 2]?.vowel === '\u064F' ? 'u' : 'i'
}

/** The sounds of a word; `before` is the sound that leads over to it, where there is no pause. */
const soundsOf = (word: string, before: string | undefined): string[] => {
  const letters = lettersOf(word)
  const sounds: string[] = []
  for (const [at, letter] of letters.entries()) {
    const last = sounds.at(-1)
    if (letter.is === 'آ') sounds.push('?', 'a:')
    else if (isHelping(letters, at)) {
      const leads = at === 0 ? before : last
      if (!isVowel(leads)) sounds.push(helpOf(letters, at))
    } else if (letter.is === 'ا' || letter.is === 'ى') {
      if (last === 'a') sounds[sounds.length - 1] = 'a:'
    } else if (letter.is === 'و' && isBare(letter) && last === 'u') sounds[sounds.length - 1] = 'u:'
    else if (letter.is === 'ي' && isBare(letter) && last === 'i') sounds[sounds.length - 1] = 'i:'
    else if (letter.is === 'ة' && letter.vowel === '') continue
    else if (isOfArticle(letters, at) && letters[at + 1]?.isDoubled) continue
    else {
      const sound = CONSONANTS[letter.is]
      if (sound === undefined) throw new RangeError(`No sound is known of ${letter.is} in ${word}`)
      sounds.push(sound, ...(letter.isDoubled ? [sound] : []), ...(VOWELS[letter.vowel] ?? []))
    }
  }
  return sounds
}

/** Where a word is stressed: its last syllable where that is very long, else the one before it or the one before that. */
const stressed = (sounds: readonly string[]): readonly string[] => {
  const cores = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []))
  const [third, second, last] = [cores.at(-3), cores.at(-2), cores.at(-1)]
  if (last === undefined) return sounds
  const weightOf = (core: number, end: number) => (sounds[core]?.endsWith(':') ? 2 : 1) + Math.max(0, end - core - 1)
  const isHeavy = second !== undefined && weightOf(second, last - 1) > 1
  const at = second === undefined || weightOf(last, sounds.length) > 2 ? last : isHeavy ? second : (third ?? second)
  return sounds.map((sound, place) => (place === at ? `'${sound}` : sound))
}

/** Between what is read without a pause. */
const PAUSE = /([.،؟:!])/

/** A vowelled text for espeak-ng, as the names of its sounds; pauses stay what they are. */
export const arabicSounds = (text: string): string => {
  const plain = UNTOLD.reduce((line, [pattern, told]) => line.replaceAll(pattern, told), text)
  return plain
    .split(PAUSE)
    .map((part) => {
      if (PAUSE.test(part)) return part === '،' || part === ':' ? ',' : part === '؟' ? '?' : part
      let before: string | undefined
      const words = part.split(/\s+/).flatMap((word) => {
        if (word === '') return []
        const sounds = soundsOf(word, before)
        before = sounds.at(-1)
        // After those of the throat a short vowel is darker.
        const toned = stressed(sounds).map((sound, at) =>
          isEmphatic(sounds[at - 1]) && /^'?[aiu]$/.test(sound) ? `${sound}.` : sound,
        )
        return [toned.join('')]
      })
      return words.length === 0 ? '' : `[[${words.join(' ')}]]`
    })
    .join('')
}
