import type { Random } from '../random.ts';

const FIRST = [
  ...['Aarti', 'Abhishek', 'Aditi', 'Ajay', 'Akhila', 'Amit', 'Anjali', 'Arjun', 'Arvind', 'Bhavana', 'Chandrika', 'Deepak', 'Devika', 'Divya'],
  ...['Elizabeth', 'Fatima', 'Ganesh', 'Geeta', 'Girish', 'Harish', 'Harpreet', 'Imran', 'Indira', 'Jaya', 'John', 'Karthik', 'Kiran', 'Lata'],
  ...['Madhavi', 'Mahesh', 'Manoj', 'Mary', 'Mohan', 'Nandini', 'Naveen', 'Neha', 'Nikhil', 'Padma', 'Pooja', 'Prakash', 'Priya', 'Rahul'],
  ...['Rajesh', 'Ramesh', 'Rekha', 'Ritu', 'Sachin', 'Salim', 'Sandeep', 'Sanjana', 'Shalini', 'Shreya', 'Sneha', 'Sunil', 'Tanvi', 'Thomas'],
  ...['Uma', 'Varun', 'Vidya', 'Vijay', 'Yamini', 'Zoya'],
] as const; // prettier-ignore
const LAST = [
  ...['Agarwal', 'Ahmed', 'Bhat', 'Bose', 'Chatterjee', 'Chauhan', 'Das', 'Desai', 'Deshmukh', 'D’Souza', 'Fernandes', 'Ghosh', 'Gowda', 'Gupta'],
  ...['Hegde', 'Iyer', 'Jadhav', 'Jain', 'Joshi', 'Kapoor', 'Kaur', 'Khan', 'Kulkarni', 'Kumar', 'Lobo', 'Malhotra', 'Mathew', 'Menon', 'Mishra'],
  ...['Mukherjee', 'Nair', 'Naidu', 'Pai', 'Pandey', 'Patel', 'Patil', 'Pillai', 'Prasad', 'Rao', 'Rathore', 'Reddy', 'Saxena', 'Sen', 'Shah'],
  ...['Sharma', 'Shetty', 'Singh', 'Sinha', 'Srinivasan', 'Subramaniam', 'Thakur', 'Thomas', 'Tiwari', 'Varghese', 'Verma', 'Yadav'],
] as const; // prettier-ignore

/** Names that try a narrow column. */
const LONG = [
  { first: 'Venkata Satyanarayana Subrahmanyeswara', last: 'Chitturi Bhogaraju' },
  { first: 'Maria Philomina Aloysius', last: 'Rodrigues e Menezes Figueiredo' },
] as const;

export interface PersonName {
  first: string;
  last: string;
}

export const personName = (random: Random, index: number): PersonName =>
  LONG[(index - 7) / 40] ?? { first: random.pick(FIRST), last: random.pick(LAST) };
