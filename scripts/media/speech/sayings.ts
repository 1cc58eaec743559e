import type { Language } from '../../../src/domain/language.ts'
import { arabicSounds } from './arabic-sounds.ts'
import { withVowels } from './arabic-vowels.ts'

type Sayings = readonly (readonly [RegExp, string])[]

/** How each voice says what it would otherwise misread. */
const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: [
    [/\bMUTCD\b/g, 'M U T C D'],
    [/\b6O\b/g, 'six oh'],
    [/\bEMS\b/g, 'E M S'],
    [/\bERG\b/g, 'E R G'],
    [/\bTIM\b/g, 'Tim'],
    [/\bNIMS\b/g, 'Nims'],
    [/\bANSI 107\b/g, 'ansee one oh seven'],
    [/\b911\b/g, 'nine one one'],
    [/12-foot/g, 'twelve foot'],
    [/\bplacard\b/g, 'plackerd'],
  ],
  tr: [
    [/\bMUTCD\b/g, 'me u te ce de'],
    [/\b6O\b/g, 'altı o'],
    [/\bTIM\b/g, 'tim'],
    [/\bNIMS’e\b/g, 'nims’e'],
    [/\bANSI 107\b/g, 'ansi yüz yedi'],
    [/\bERG’nin\b/g, 'e re ge’nin'],
    [/\b911’i\b/g, 'dokuz bir biri'],
    [/“D sürücü”yü/g, 'de sürücüyü'],
    [/\b1\. şerit/g, 'birinci şerit'],
    [/Sınıf 3’te/g, 'Sınıf üçte'],
    [/“Upstream”/g, 'apstrim'],
    [/“Downstream”/g, 'daunstrim'],
    [/Move Over/g, 'muv ovır'],
    [/\(Driver Removal\)/g, 'drayvır rimuvıl'],
    [/\(Authority Removal\)/g, 'otoriti rimuvıl'],
    [/’/g, ''],
  ],
  ar: [
    [/\bTIM/g, 'تِيم'],
    [/\bMUTCD/g, 'إِمْ يُو تِي سِي دِي'],
    [/\b6O/g, 'سِتَّة أُو'],
    [/\bNIMS/g, 'نِيمْز'],
    [/\bANSI 107/g, 'أَنْسِي مِئَة وَسَبْعَة'],
    [/\bERG/g, 'إِي آر جِي'],
    [/\bD\b/g, 'دِي'],
    [/\b911\b/g, 'تِسْعَة وَاحِد وَاحِد'],
    [/\b2\.8\b/g, 'اثْنَيْنِ فَاصِلَة ثَمَانِيَة'],
    [/\b720\b/g, 'سَبْعَ مِئَةٍ وَعِشْرِينَ'],
    [/\b12\b/g, 'اثْنَتَا عَشْرَةَ'],
    [/\b60\b/g, 'سِتِّينَ'],
    [/\b50\b/g, 'خَمْسِينَ'],
    [/\b30\b/g, 'ثَلَاثِينَ'],
    [/\b1\b/g, 'وَاحِد'],
    [/\b2\b/g, 'اثْنَيْن'],
    [/\b3\b/g, 'ثَلَاثَة'],
  ],
}

/** A caption as its voice is given it. */
export const saidIn = (language: Language, caption: string): string => {
  const told = SAYINGS[language].reduce(
    (line, [pattern, saying]) => line.replaceAll(pattern, saying),
    language === 'ar' ? withVowels(caption) : caption,
  )
  return language === 'ar' ? arabicSounds(told) : told
}
