import type { HowToScript } from './how-to.types.ts'

export const attendance: HowToScript = {
  slug: 'how-to-take-attendance',
  title: {
    en: 'Take attendance on the roster',
    tr: 'Yoklama alın',
    ar: 'سجّل الحضور في الكشف',
  },
  summary: {
    en: 'Mark who is missing, then everybody else at once. It works without a network too.',
    tr: 'Gelmeyenleri, sonra kalan herkesi bir kerede işaretleyin. Ağ olmadan da çalışır.',
    ar: 'سجّل الغائبين، ثم البقية دفعة واحدة. ويعمل ذلك دون شبكة أيضًا.',
  },
  roles: ['instructor', 'admin'],
  pages: ['/instructor/roster/:instructorCourseId', '/instructor/dash'],
  posterScene: 'missing',
  scenes: [
    {
      id: 'open',
      cues: [
        {
          en: 'The roster lists everybody who has a seat in the class.',
          tr: 'Yoklama, sınıfta yeri olan herkesi listeler.',
          ar: 'يعرض كشف الحضور كل من له مقعد في الصف.',
        },
      ],
    },
    {
      id: 'missing',
      cues: [
        {
          en: 'First mark those who did not come.',
          tr: 'Önce gelmeyenleri işaretleyin.',
          ar: 'سجّل أولًا من لم يحضر.',
        },
        {
          en: 'Then mark all the others as present, with one press.',
          tr: 'Sonra kalan herkesi tek basışla katıldı olarak işaretleyin.',
          ar: 'ثم سجّل حضور البقية بضغطة واحدة.',
        },
      ],
    },
    {
      id: 'saved',
      cues: [
        {
          en: 'The count at the top follows. Marks are saved as you set them, and sent later where there is no network.',
          tr: 'Yukarıdaki sayı buna uyar. İşaretler konduğu anda kaydedilir; ağ yoksa sonra gönderilir.',
          ar: 'يتبع العدد في الأعلى ذلك. تُحفظ العلامات فور وضعها، وتُرسل لاحقًا حين لا توجد شبكة.',
        },
      ],
    },
    {
      id: 'walkIn',
      cues: [
        {
          en: 'Somebody without a seat is added as a walk-in. When the class is over, complete it, and certificates are issued.',
          tr: 'Yeri olmayan biri kayıtsız gelen olarak eklenir. Sınıf bitince tamamlayın; sertifikalar düzenlenir.',
          ar: 'من ليس له مقعد يُضاف على أنه حضر دون تسجيل. وحين ينتهي الصف أكمله، فتصدر الشهادات.',
        },
      ],
    },
  ],
}
