import { data } from 'react-router';
import { AppError } from '~/lib/app-error';

/** For loaders: a row that is not there, or not there for this person, is a page that does not exist. */
export async function orNotFound<Row>(reading: Promise<Row>): Promise<Row> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'not_found') throw data(null, { status: 404 });
    throw error;
  }
}
