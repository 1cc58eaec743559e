import type { LessonScript } from '../content.types.ts'

export const sceneSafety: LessonScript = {
  slug: 'scene-safety',
  title: { en: 'Scene Safety', tr: 'Olay Yeri Güvenliği', ar: 'السلامة في الموقع' },
  summary: {
    en: 'Staying alive beside traffic: D drivers, high-visibility garments, where to stand, and Move Over laws.',
    tr: 'Trafiğin yanında hayatta kalmak: D sürücüler, yüksek görünürlüklü giysiler, durulacak yer ve Move Over yasaları.',
    ar: 'البقاء سالمًا بجوار حركة المرور: السائق من فئة D، والملابس عالية الوضوح، ومكان الوقوف، وقوانين إفساح الطريق.',
  },
  scenes: [
    {
      id: 'd-drivers',
      cues: [
        {
          en: 'Expect the D driver: drunk, drugged, drowsy or distracted.',
          tr: '“D sürücü”yü bekleyin: alkollü, uyuşturucu etkisinde, uykulu ya da dikkati dağılmış sürücü.',
          ar: 'توقّع السائق من فئة D: سكران أو تحت تأثير المخدرات أو نعسان أو مشتت الانتباه.',
        },
        {
          en: 'That driver may never see you. A cone warns, but it cannot stop a car.',
          tr: 'O sürücü sizi hiç görmeyebilir. Koni uyarır ama bir arabayı durduramaz.',
          ar: 'قد لا يراك ذلك السائق أبدًا. القمع ينبّه لكنه لا يوقف سيارة.',
        },
      ],
    },
    {
      id: 'be-seen',
      cues: [
        {
          en: 'Near traffic, wear a high-visibility garment: ANSI 107 class 2 or class 3.',
          tr: 'Trafiğin yanında yüksek görünürlüklü giysi giyin: ANSI 107 sınıf 2 ya da sınıf 3.',
          ar: 'بجوار حركة المرور، ارتدِ ملابس عالية الوضوح: ANSI 107 من الفئة 2 أو الفئة 3.',
        },
        {
          en: 'Class 3 adds sleeves and more bright area. Choose it at night and on fast roads.',
          tr: 'Sınıf 3’te kollar ve daha çok parlak yüzey vardır. Gece ve hızlı yollarda onu seçin.',
          ar: 'تضيف الفئة 3 أكمامًا ومساحة لامعة أكبر. اخترها ليلًا وعلى الطرق السريعة.',
        },
      ],
    },
    {
      id: 'where-to-stand',
      cues: [
        {
          en: 'Look before you step out. Face traffic, and never turn your back on it.',
          tr: 'İnmeden önce bakın. Yüzünüz trafiğe dönük olsun, ona asla arkanızı dönmeyin.',
          ar: 'انظر قبل أن تنزل. واجه حركة المرور ولا تدر لها ظهرك أبدًا.',
        },
        {
          en: 'Stay off the edge of the open lane, where you have zero buffer, and know your way out.',
          tr: 'Hiç tampon alanınızın olmadığı açık şerit kenarından uzak durun ve kaçış yolunuzu bilin.',
          ar: 'ابتعد عن حافة الحارة المفتوحة حيث لا مسافة أمان لك، واعرف طريق نجاتك.',
        },
      ],
    },
    {
      id: 'move-over',
      cues: [
        {
          en: 'Every state has a Move Over law: near stopped emergency vehicles, drivers must change lanes or slow down.',
          tr: 'Her eyalette Move Over yasası vardır: sürücüler, duran acil durum araçlarının yanında şerit değiştirmeli ya da yavaşlamalıdır.',
          ar: 'في كل ولاية قانون لإفساح الطريق: عند مركبات الطوارئ المتوقفة، على السائق أن يغيّر حارته أو يبطئ.',
        },
      ],
    },
    {
      id: 'speak-up',
      cues: [
        {
          en: 'Safety belongs to everyone. Whatever your rank, if you see a danger, speak up at once.',
          tr: 'Güvenlik herkesin işidir. Bir tehlike görürseniz, rütbeniz ne olursa olsun, hemen söyleyin.',
          ar: 'السلامة مسؤولية الجميع. إذا رأيت خطرًا، مهما كانت رتبتك، فنبّه إليه فورًا.',
        },
      ],
    },
  ],
}
