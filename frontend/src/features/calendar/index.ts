export { calendarQuery } from './api/get-calendar';
export { calendarBounds, shownMonth } from './calendar-bounds';
export { CalendarBoard } from './components/calendar-board';
export { CalendarFeed } from './components/calendar-feed';
export { CalendarLegend } from './components/calendar-legend';
export { OwnerCalendar } from './components/owner-calendar';
