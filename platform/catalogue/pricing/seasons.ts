import type { Season } from '../catalogue.types';

/** When a market is busy; each listing takes its market's seasons. */
export type Climate = keyof typeof SEASONS;

const season = (name: string, from: string, until: string, percent: number): Season => ({
  name,
  from,
  until,
  basisPoints: percent * 100,
});

const YEAR_END = season('Christmas and New Year', '12-20', '01-02', 145);
const THANKSGIVING = season('Thanksgiving', '11-22', '11-29', 118);
const FOURTH_OF_JULY = season('Fourth of July', '06-30', '07-06', 165);

/** In each list the later entry wins where two overlap. */
export const SEASONS = {
  beach: [
    season('Winter', '11-01', '03-14', 62),
    season('Spring', '03-15', '05-20', 90),
    season('Summer', '06-05', '08-20', 148),
    THANKSGIVING,
    FOURTH_OF_JULY,
  ],
  'northern-beach': [
    season('Winter', '11-01', '04-20', 60),
    season('Summer', '06-20', '09-02', 155),
    season('Early autumn', '09-03', '10-14', 112),
    FOURTH_OF_JULY,
  ],
  gulf: [
    season('Winter', '11-01', '02-15', 66),
    season('Spring break', '03-08', '04-12', 132),
    season('Summer', '05-22', '08-12', 146),
    FOURTH_OF_JULY,
    THANKSGIVING,
  ],
  'winter-sun': [
    season('High season', '12-15', '04-20', 138),
    season('Late summer', '08-15', '11-10', 72),
    season('Christmas and New Year', '12-20', '01-03', 172),
  ],
  'theme-park': [
    season('School holidays', '06-01', '08-08', 122),
    season('Spring break', '03-10', '04-15', 130),
    season('Quiet weeks', '08-20', '09-30', 80),
    THANKSGIVING,
    YEAR_END,
  ],
  'southern-city': [
    season('Spring', '03-01', '05-15', 124),
    season('High summer', '07-08', '08-31', 86),
    season('Autumn', '10-01', '11-15', 116),
    season('New Year', '12-28', '01-02', 140),
  ],
  'northern-city': [
    season('Winter', '01-04', '03-20', 74),
    season('Summer', '06-01', '09-10', 128),
    YEAR_END,
  ],
  city: [
    season('Spring', '04-01', '06-15', 118),
    season('Summer', '07-01', '09-15', 112),
    season('Winter', '01-08', '02-28', 80),
    YEAR_END,
  ],
  foliage: [
    season('Winter', '01-04', '03-15', 82),
    season('Summer', '06-10', '08-15', 114),
    season('Leaf season', '10-01', '11-05', 142),
    THANKSGIVING,
    YEAR_END,
  ],
  ski: [
    season('Ski season', '12-10', '04-05', 142),
    season('Mud season', '04-15', '05-31', 68),
    season('Summer', '06-20', '08-31', 106),
    season('Stick season', '10-25', '11-20', 74),
    season('Presidents’ week', '02-12', '02-22', 178),
    season('Christmas and New Year', '12-20', '01-03', 198),
  ],
  'ski-and-lake': [
    season('Ski season', '12-15', '03-31', 128),
    season('Spring', '04-10', '05-31', 78),
    season('Summer', '06-20', '09-02', 138),
    season('Autumn', '10-10', '11-20', 80),
    FOURTH_OF_JULY,
    season('Christmas and New Year', '12-20', '01-03', 185),
  ],
  'mountain-summer': [
    season('Winter', '01-04', '05-10', 76),
    season('Summer', '06-10', '08-31', 138),
    season('Autumn', '09-01', '10-10', 118),
    YEAR_END,
  ],
  lake: [
    season('Winter', '11-01', '04-25', 72),
    season('Summer', '06-15', '08-31', 144),
    season('Autumn', '09-20', '10-20', 106),
    FOURTH_OF_JULY,
  ],
  'desert-spring': [
    season('Spring', '03-01', '05-25', 134),
    season('High summer', '06-15', '08-31', 78),
    season('Autumn', '09-15', '11-10', 122),
    YEAR_END,
  ],
  'desert-winter': [
    season('Season', '01-03', '05-05', 132),
    season('High summer', '06-10', '09-20', 64),
    season('Festival weeks', '04-08', '04-22', 195),
    THANKSGIVING,
    YEAR_END,
  ],
  wine: [
    season('Winter', '11-20', '03-15', 72),
    season('Summer', '06-01', '08-15', 116),
    season('Harvest', '08-16', '10-25', 136),
  ],
  pacific: [season('Winter', '11-01', '02-28', 78), season('Summer', '06-15', '09-15', 132), YEAR_END],
  island: [
    season('Winter', '12-15', '03-31', 136),
    season('Early autumn', '09-01', '11-10', 78),
    season('Christmas and New Year', '12-18', '01-04', 176),
  ],
} satisfies Record<string, Season[]>;
