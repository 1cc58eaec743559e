import type { LessonScript } from '../content.types.ts'

export const safeVehiclePositioning: LessonScript = {
  slug: 'safe-vehicle-positioning',
  title: { en: 'Safe Vehicle Positioning', tr: 'Araçların Güvenli Konumlandırılması', ar: 'التموضع الآمن للمركبات' },
  summary: {
    en: 'How the first vehicles make a protected space: blocking, the fend-off position, lane plus one, the shadow, and lights at night.',
    tr: 'İlk araçlar korunan alanı nasıl kurar: kapatma, savuşturma konumu, şerit artı bir, gölge alanı ve gece ışıkları.',
    ar: 'كيف تصنع المركبات الأولى مساحة محمية: الحجز، ووضعية الدفع بعيدًا، والحارة زائد واحد، ومنطقة الظل، والأضواء ليلًا.',
  },
  scenes: [
    {
      id: 'block-first',
      cues: [
        {
          en: 'Block first, then work. The first large vehicle parks upstream, between traffic and the people.',
          tr: 'Önce kapatın, sonra çalışın. İlk büyük araç, trafiğin geldiği tarafta, trafikle insanların arasına park eder.',
          ar: 'احجز الطريق أولًا ثم اعمل. تقف أول مركبة كبيرة قبل الموقع، بين حركة المرور والناس.',
        },
      ],
    },
    {
      id: 'fend-off',
      cues: [
        {
          en: 'Park at an angle, the fend-off position, so that a car that hits it is turned away from the scene.',
          tr: 'Aracı açılı park edin. Bu savuşturma konumu, ona çarpan arabayı olay yerinden uzağa yöneltir.',
          ar: 'أوقفها بزاوية مائلة، وهي وضعية الدفع بعيدًا، كي تنحرف السيارة التي تصدمها بعيدًا عن الموقع.',
        },
        {
          en: 'Turn the front wheels away from the crew.',
          tr: 'Ön tekerlekleri ekibin ters yönüne çevirin.',
          ar: 'وأدر العجلات الأمامية بعيدًا عن الطاقم.',
        },
      ],
    },
    {
      id: 'lane-plus-one',
      cues: [
        {
          en: 'Lane plus one means blocking the lane of the crash and one more, to make room to work.',
          tr: 'Şerit artı bir, kazanın olduğu şeritle birlikte bir şeridi daha kapatıp çalışma yeri açmaktır.',
          ar: 'الحارة زائد واحد تعني إغلاق حارة الحادث وحارة أخرى معها لتوفير مكان للعمل.',
        },
        {
          en: 'Give the extra lane back as soon as you can.',
          tr: 'Fazladan kapattığınız şeridi olabildiğince çabuk geri verin.',
          ar: 'وأعد الحارة الإضافية إلى السائقين في أسرع وقت ممكن.',
        },
      ],
    },
    {
      id: 'the-shadow',
      cues: [
        {
          en: 'The protected space just downstream of the block is the shadow. Ambulances and tow trucks belong there.',
          tr: 'Kapatan aracın hemen ilerisindeki korunan yere gölge denir. Ambulanslar ve çekiciler orada durur.',
          ar: 'المساحة المحمية التي تلي مركبة الحجز مباشرة تسمى الظل. وهي مكان سيارات الإسعاف والسحب.',
        },
        {
          en: 'Point the ambulance’s loading doors away from moving traffic.',
          tr: 'Ambulansın yükleme kapılarını akan trafikten uzağa çevirin.',
          ar: 'ووجّه أبواب تحميل الإسعاف بعيدًا عن المركبات المتحركة.',
        },
      ],
    },
    {
      id: 'lights-at-night',
      cues: [
        {
          en: 'At night, once parked, turn off headlights that face drivers, and use only the warning lights you need.',
          tr: 'Gece, park ettikten sonra sürücülere bakan farları söndürün ve yalnızca gereken uyarı ışıklarını kullanın.',
          ar: 'في الليل، بعد الوقوف، أطفئ المصابيح الأمامية المواجهة للسائقين، واستخدم ما تحتاجه فقط من أضواء التحذير.',
        },
      ],
    },
  ],
}
